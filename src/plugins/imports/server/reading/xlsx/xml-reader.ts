/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { SpreadsheetRefused } from '../sheet-part.ts';
import { decodeReferences } from './xml-text.ts';

/** The value of an attribute by its local name. */
export type AttributeOf = (name: string) => string | undefined;

/** What is done with the parts of an XML text. Names are without prefixes. */
export interface XmlHandlers {
  readonly opened?: (name: string, attributeOf: AttributeOf) => void;
  readonly closed?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Elements in each other. A workbook has fewer than 20. */
const MAX_DEPTH = 100;

/** Characters of one tag, text or comment. A cell has at most 32,767, and a reference to a character nine. */
const MAX_TOKEN = 512 * 1024;

/**
 * Reads an XML text in pieces.
 *
 * @throws SpreadsheetRefused for declarations of entities, too deep elements and too long tokens; other errors if it is not well-formed
 */
export class XmlReader {
  readonly #parser = new Parser();
  readonly #handlers: XmlHandlers;
  #depth = 0;
  #sinceToken = 0;

  constructor(handlers: XmlHandlers) {
    this.#handlers = handlers;
    this.#parser.on('openTag', (name, attributes) => this.#open(name, attributes));
    this.#parser.on('closeTag', (name) => this.#close(name));
    this.#parser.on('text', (text) => this.#take(decodeReferences(text)));
    this.#parser.on('cdata', (text) => this.#take(text));
    this.#parser.on('comment', () => this.#token());
    this.#parser.on('question', () => this.#token());
    // Entities multiply and read files. Writers of workbooks declare none.
    this.#parser.on('attention', () => refuse('imports.unreadable'));
  }

  /** The parser begins an unfinished token anew with each piece, so that a long one would take the square of its length. */
  write(piece: string): void {
    this.#sinceToken += piece.length;
    this.#parser.write(piece);
    if (this.#sinceToken > MAX_TOKEN) refuse('imports.too-heavy');
  }

  end(): void {
    this.#parser.end();
  }

  /** Leaves out the rest of the text. Is called by a handler. */
  stop(): void {
    this.#parser.stop();
  }

  #open(name: string, attributes: () => Readonly<Record<string, string>>): void {
    this.#token();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) refuse('imports.unreadable');
    this.#handlers.opened?.(localName(name), (wanted) => attributeIn(attributes(), wanted));
  }

  #close(name: string): void {
    this.#token();
    this.#depth -= 1;
    this.#handlers.closed?.(localName(name));
  }

  #take(text: string): void {
    this.#token();
    this.#handlers.text?.(text);
  }

  #token(): void {
    this.#sinceToken = 0;
  }
}

function refuse(code: 'imports.unreadable' | 'imports.too-heavy'): never {
  throw new SpreadsheetRefused({ code });
}

function attributeIn(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  const plain = attributes[wanted];
  if (plain !== undefined) return decodeReferences(plain);
  const prefixed = Object.keys(attributes).find((name) => name.includes(':') && localName(name) === wanted);
  return prefixed === undefined ? undefined : decodeReferences(attributes[prefixed] ?? '');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
