/** Where the nodes of the network are drawn: rings around the core, clockwise from the top. */
import type { Point } from './plan';
import type { NetworkMap } from './view';

export interface Node extends Point {
  name: string;
  layer: number;
  kind: string;
}

export const MIDDLE = 100;
const RADII = [88, 66.5, 45, 22];
const ACCESS_ANGLES = [45, 135, 225, 315];
const ACCESS_RADIUS = 118;

/** All nodes, outermost layer first. */
export function nodesOf(network: NetworkMap): Node[] {
  return network.layers.flatMap((kinds, layer) => [...kinds].map((kind, place) => ({ name: `${layer + 1}.${place}`, layer: layer + 1, kind, ...around(RADII[layer] ?? 0, (360 * place) / kinds.length) })));
}

/** The corners: the access points of the seats. */
export function accessOf(network: NetworkMap): (Point & { node: string })[] {
  return network.access.map((node, place) => ({ node, ...around(ACCESS_RADIUS, ACCESS_ANGLES[place] ?? 0) }));
}

export function radius(layer: number): number {
  return RADII[layer - 1] ?? 0;
}

/** Which ping came to this node: the one a step behind it on the ring, or the one at the other end of its link. */
export function pingBefore(network: NetworkMap, pings: readonly string[], node: string): number {
  const [layer = 1, place = 0] = node.split('.').map(Number);
  const size = network.layers[layer - 1]?.length ?? 1;
  const behind = `${layer}.${(place + size - 1) % size}`;
  const linked = network.links.flatMap(([one, other]) => (one === node ? [other] : other === node ? [one] : []));
  const found = pings.indexOf(behind);
  return found >= 0 ? found : pings.findIndex((ping) => linked.includes(ping));
}

function around(away: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(MIDDLE + away * Math.sin(turn)), y: round(MIDDLE - away * Math.cos(turn)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
