/** Who plays in this browser: introduced to the server when it is first needed, known by a cookie afterwards. */
import { api, Refused } from './api';
import type { MoveCode, PersonInfo } from './wire';

const PLACE = 'boardroom-name';
const ADDRESS_PLACE = 'boardroom-address';

type Address = NonNullable<PersonInfo['address']>;

class Session {
  name = $state(localStorage.getItem(PLACE) ?? '');
  /** How the player wishes to be spoken of. */
  address = $state<Address>((localStorage.getItem(ADDRESS_PLACE) ?? '') as Address);
  private introduced = $state(localStorage.getItem(PLACE) !== null);

  /** Does the server know this browser already? */
  get known(): boolean {
    return this.introduced;
  }

  /** Makes sure that the server knows us; a guest gets the name `guest`. */
  async introduce(guest: string): Promise<void> {
    if (this.introduced && (await this.isStillKnown())) return;
    const person = await api.introduce(this.name || guest, this.address);
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

  /** From the next table on; whom the server does not know yet it is told later. */
  async speakOf(address: Address): Promise<void> {
    this.address = address;
    localStorage.setItem(ADDRESS_PLACE, address);
    if (this.introduced && (await this.isStillKnown())) await api.rename(this.name, address);
  }

  /** A code for another device; a guest is introduced first. */
  async moveCode(guest: string): Promise<MoveCode> {
    await this.introduce(guest);
    return api.moveCode();
  }

  /** From now on this browser belongs to whoever made the code. */
  async move(code: string): Promise<void> {
    const person = await api.move(code);
    this.remember(person.name);
    this.address = person.address ?? '';
    localStorage.setItem(ADDRESS_PLACE, this.address);
  }

  /** Every other device must be told anew who plays there. */
  async signOut(): Promise<void> {
    this.remember((await api.signOut()).name);
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
