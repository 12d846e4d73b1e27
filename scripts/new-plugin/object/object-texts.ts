import type { ObjectDescription } from './describe-object.ts';
import { type Field, labelOf } from './fields.ts';

type Texts = { readonly [key: string]: string | Texts };

/** The texts of a language: those of the template that the pages use, and the names of fields and options, which are English. */
export function objectTexts(template: string, { fields, parts }: ObjectDescription): Texts {
  const { title, yes, no, list, page, form } = JSON.parse(template);
  const { add, ...listTexts } = list;
  const { edit, ...pageTexts } = page;
  const { choose, ...formTexts } = form;
  const [hasPage, hasForm] = [parts.has('page'), parts.has('form')];
  return {
    title,
    ...namesOf(fields),
    ...(fields.some(({ kind }) => kind === 'bool') && { yes, no }),
    list: { ...listTexts, ...(hasForm && { add }) },
    ...((hasPage || hasForm) && { page: { ...pageTexts, ...(hasPage && hasForm && { edit }) } }),
    ...(hasForm && { form: { ...formTexts, ...(fields.some(({ kind }) => kind === 'choice') && { choose }) } }),
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
