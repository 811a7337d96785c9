/** Where the nodes of the network are drawn: rings around the core, clockwise from the top. */
import type { Point } from './plan';
import type { HubGift, NetworkMap } from './shapes';

export interface Node extends Point {
  name: string;
  layer: number;
  /** Clockwise from the top, from 1: what the map shows and sentences say. */
  place: number;
  kind: string;
}

export const MIDDLE = 100;
const RADII = [88, 66.5, 45, 22];
const ACCESS_ANGLES = [45, 135, 225, 315];
const ACCESS_RADIUS = 118;

/** All nodes, outermost layer first. */
export function nodesOf(network: NetworkMap): Node[] {
  return network.layers.flatMap((kinds, layer) => [...kinds].map((kind, place) => ({ name: `${layer + 1}.${place}`, layer: layer + 1, place: place + 1, kind, ...around(RADII[layer] ?? 0, (360 * place) / kinds.length) })));
}

/** The corners: the access points of the seats. */
export function accessOf(network: NetworkMap): (Point & { node: string })[] {
  return network.access.map((node, place) => ({ node, ...around(ACCESS_RADIUS, ACCESS_ANGLES[place] ?? 0) }));
}

export function radius(layer: number): number {
  return RADII[layer - 1] ?? 0;
}

const GIFTS: Record<HubGift, string> = { level: '◎+', threat: '▲−', power: '⚡+' };

/** The sign of a layer's hub: what it gives, or a star for more than one thing. */
export function hubSign(network: NetworkMap, layer: number): string {
  const [gift, ...more] = network.hubs[layer - 1] ?? [];
  return more.length > 0 ? '★' : gift ? GIFTS[gift] : '';
}

function around(away: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(MIDDLE + away * Math.sin(turn)), y: round(MIDDLE - away * Math.cos(turn)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
