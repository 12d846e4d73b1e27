import type { ObjectDescription } from './describe-object.ts';
import { type Field, labelOf } from './fields.ts';

/** The place of the title of the list in the texts of the template. */
const TITLE = '%title%';

type Texts = { readonly [key: string]: string | Texts };

/** The texts of a language: those of the template that the pages use, and the names of fields and options, which are English. */
export function objectTexts(template: string, title: string, { fields, parts }: ObjectDescription): Texts {
  const { yes, no, list, page, form, personalData } = JSON.parse(template.replaceAll(TITLE, () => JSON.stringify(title).slice(1, -1)));
  const { add, ...listTexts } = list;
  const { edit, ...pageTexts } = page;
  const { choose, ...formTexts } = form;
  const [hasPage, hasForm] = [parts.has('page'), parts.has('form')];
  return {
    nav: { title },
    ...namesOf(fields),
    ...(fields.some(({ kind }) => kind === 'bool') && { yes, no }),
    list: { ...listTexts, ...(hasForm && { add }) },
    ...((hasPage || hasForm) && { page: { ...pageTexts, ...(hasPage && hasForm && { edit }) } }),
    ...(hasForm && { form: { ...formTexts, ...(fields.some(({ kind }) => kind === 'choice') && { choose }) } }),
    personalData,
  };
}

function namesOf(fields: readonly Field[]): Texts {
  const choices = fields.filter(({ kind }) => kind === 'choice');
  return {
    fields: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    ...(choices.length > 0 && {
      choices: Object.fromEntries(
        choices.map(({ name, options }) => [name, Object.fromEntries(options.map((option) => [option, labelOf(option)]))]),
      ),
    }),
  };
}

/** The keys of the texts that are English in every language. */
export function englishKeys({ fields }: ObjectDescription): readonly string[] {
  return fields.flatMap(({ name, options }) => [`fields.${name}`, ...options.map((option) => `choices.${name}.${option}`)]);
}
