/** Marks the words of a glossary where a table says something, without touching the page: as highlights, which no screen reader meets. */
import type { Found, Glossary, Term } from './glossary';

/* What is marked: the status line, choices, log and notes, and whole sentences on the board, such as cards; never what is only heard, drawn or typed. */
const PLACES = '.status, .choices, .log, [data-notes], [data-why-answer]';
const BOARD = '[data-board]';
const SENTENCE = /^.{24,}[.!?]\s*$/s;
const NEVER = '.unseen, .chat, svg, kbd, .rule, input, textarea, [data-plain]';
const NAME = 'glossary';

/** A word on the screen, and where it is. */
export interface Spot {
  term: Term;
  box: DOMRect;
  /** What is pressed there, if the word stands on a button: it and its neighbours must stay in reach. */
  button: Element | null;
}

export class Marks {
  private readonly found = new Map<Text, Found[]>();
  private readonly ranges = new Map<Text, StaticRange[]>();
  private readonly highlight = 'Highlight' in window ? new Highlight() : null;
  private readonly observer = new MutationObserver((changes) => this.follow(changes));

  constructor(
    root: HTMLElement,
    private readonly glossary: Glossary,
    /** Are words marked and followed? Else they are only looked for, once. */
    lasting = true,
  ) {
    if (lasting && this.highlight) CSS.highlights.set(NAME, this.highlight);
    this.scan(root);
    if (lasting) this.observer.observe(root, { childList: true, subtree: true, characterData: true });
  }

  stop(): void {
    this.observer.disconnect();
    CSS.highlights?.delete(NAME);
  }

  /** The word under this point of an element; the text of a word is always right inside of one. */
  at(element: Element, x: number, y: number): Spot | null {
    for (const node of element.childNodes) {
      for (const { term, start, end } of (node instanceof Text && this.found.get(node)) || []) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        const box = [...range.getClientRects()].find((one) => x >= one.left - 2 && x <= one.right + 2 && y >= one.top - 2 && y <= one.bottom + 2);
        if (box) return { term, box, button: element.closest('button, a') };
      }
    }
    return null;
  }

  /** The words that can be read now, in the order of the page. */
  here(): Term[] {
    const seen = [...this.found].filter(([text]) => text.parentElement?.checkVisibility() && !text.parentElement.closest('.log'));
    return [...new Set(seen.flatMap(([, found]) => found.map(({ term }) => term)))];
  }

  private follow(changes: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === 'characterData' && target instanceof Text) this.mark(target);
      addedNodes.forEach((node) => this.scan(node));
      removedNodes.forEach((node) => textsIn(node).forEach((text) => text.isConnected || this.drop(text)));
    }
  }

  private scan(node: Node): void {
    textsIn(node).forEach((text) => this.mark(text));
  }

  private mark(text: Text): void {
    this.drop(text);
    const parent = text.parentElement;
    if (!parent?.isConnected || parent.closest(NEVER)) return;
    if (!parent.closest(PLACES) && !(SENTENCE.test(text.data) && parent.closest(BOARD))) return;
    const found = this.glossary.find(text.data);
    if (found.length === 0) return;
    this.found.set(text, found);
    const ranges = found.map(({ start, end }) => new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end }));
    this.ranges.set(text, ranges);
    ranges.forEach((range) => this.highlight?.add(range));
  }

  private drop(text: Text): void {
    this.ranges.get(text)?.forEach((range) => this.highlight?.delete(range));
    this.ranges.delete(text);
    this.found.delete(text);
  }
}

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  if (!(node instanceof Element)) return [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
