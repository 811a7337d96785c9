/** Who plays in this browser: introduced to the server when it is first needed, known by a cookie afterwards. */
import { api, Refused } from './api';

const PLACE = 'boardroom-name';

class Session {
  name = $state(localStorage.getItem(PLACE) ?? '');
  private introduced = localStorage.getItem(PLACE) !== null;

  /** Does the server know this browser already? */
  get known(): boolean {
    return this.introduced;
  }

  /** Makes sure that the server knows us; a guest gets the name `guest`. */
  async introduce(guest: string): Promise<void> {
    if (this.introduced && (await this.isStillKnown())) return;
    const person = await api.introduce(this.name || guest);
    this.remember(person.name);
  }

  async rename(name: string, guest: string): Promise<void> {
    const wanted = name.trim().slice(0, 40);
    if (!wanted || wanted === this.name) return;
    if (this.introduced && (await this.isStillKnown())) this.remember((await api.rename(wanted)).name);
    else {
      this.name = wanted;
      await this.introduce(guest);
    }
  }

  private async isStillKnown(): Promise<boolean> {
    try {
      this.remember((await api.me()).name);
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'no-token') return false;
      throw problem;
    }
  }

  private remember(name: string): void {
    this.introduced = true;
    this.name = name;
    localStorage.setItem(PLACE, name);
  }
}

export const session = new Session();
