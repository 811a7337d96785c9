/** Which page is open. */
import { address, parseRoute, type Route } from './router';

class Place {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = address(route);
  }

  /** Changes the address without leaving the page or filling the history. */
  rewrite(route: Route): void {
    history.replaceState(null, '', address(route));
    this.route = route;
  }
}

export const place = new Place();
