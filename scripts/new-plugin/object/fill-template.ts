/** The texts of the places of a template by name, and the conditions that hold. */
export interface Filling {
  readonly places: Readonly<Record<string, string>>;
  readonly holds: ReadonlySet<string>;
}

const TOKEN = /%%(?:(if) (\w+)|(else)|(end)|(\w+))%%/g;

/**
 * Fills the places `%%name%%` of a template, and leaves out the parts between `%%if condition%%`, `%%else%%` and `%%end%%` that do not
 * apply. Nothing remains of a line with a condition alone.
 *
 * @throws Error when the template has an unknown place, or a condition without its end
 */
export function fillTemplate(template: string, { places, holds }: Filling): string {
  const text = template.replace(/^[ \t]*(%%(?:if \w+|else|end)%%)[ \t]*\n/gm, '$1');
  const open: boolean[] = [];
  let [filled, at] = ['', 0];
  const add = (part: string): void => {
    if (open.every((applies) => applies)) filled += part;
  };
  for (const { 0: token, 1: isIf, 2: condition = '', 3: isElse, 4: isEnd, 5: place = '', index } of text.matchAll(TOKEN)) {
    add(text.slice(at, index));
    at = index + token.length;
    if (isIf) open.push(holds.has(condition));
    else if (isElse) open.push(!open.pop());
    else if (isEnd) open.pop();
    else {
      const value = places[place];
      if (value === undefined) throw new Error(`The template has an unknown place "${place}".`);
      add(value);
    }
  }
  if (open.length > 0) throw new Error('The template has a condition without its end.');
  add(text.slice(at));
  return filled;
}
