import { SaxesParser } from 'saxes';

/** An element with the elements and the text in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

type Opened = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

/** Parses a document. Throws for one that is not well-formed, like feed readers and search engines. */
export function readXml(document: string): XmlElement {
  const root: Opened = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Opened = { name, attributes, children: [], text: '' };
    top().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (text: string): void => {
    top().text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(document).close();
  const [only] = root.children;
  if (only === undefined) throw new Error('The document is empty');
  return only;
}

/** The texts of the elements with this name, anywhere in the element. */
export function textsOf(element: XmlElement, name: string): readonly string[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child.text] : []), ...textsOf(child, name)]);
}
