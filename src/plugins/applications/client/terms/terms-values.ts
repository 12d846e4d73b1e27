import { newId } from '#core/client/forms/ordered/list-changes.ts';
import type { Asks, QuestionKind } from '../../contract/applying/terms.ts';
import type { Question, Terms } from '../../contract/applying/terms-schemas.ts';
import { numberIn } from '../parts/NumberField.tsx';

/** An option as it is typed. */
export interface OptionValues {
  readonly text: string;
  readonly isAccepted: boolean;
}

/** A question as it is typed. It keeps what its kind does not have, so that a change of the kind can be taken back. */
export interface QuestionValues {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly help: string;
  readonly required: boolean;
  readonly options: readonly OptionValues[];
  /** The accepted answer to a question of the kind `yes-no`; empty when both are. */
  readonly accepted: 'yes' | 'no' | '';
  readonly min: string;
  readonly max: string;
  readonly unit: string;
  readonly acceptedMin: string;
  readonly acceptedMax: string;
}

/** The terms as they are typed. */
export interface TermsValues {
  readonly message: Asks;
  readonly cv: Asks;
  readonly mayApplyAgain: boolean;
  readonly questions: QuestionValues[];
}

/** A new question without a text. */
export function blankQuestion(): QuestionValues {
  return {
    ...{ id: newId(), kind: 'short', text: '', help: '', required: false, options: [], accepted: '' },
    ...{ min: '', max: '', unit: '', acceptedMin: '', acceptedMax: '' },
  };
}

export function valuesOf({ message, cv, mayApplyAgain, questions }: Terms, locale: string): TermsValues {
  return { message, cv, mayApplyAgain, questions: questions.map((question) => questionValues(question, locale)) };
}

function questionValues(question: Question, locale: string): QuestionValues {
  const { id, kind, text, help } = question;
  const common = { ...blankQuestion(), id, kind, text, help, required: question.kind !== 'info' && question.required };
  switch (question.kind) {
    case 'yes-no':
      return { ...common, accepted: question.accepted ?? '' };
    case 'single':
      return { ...common, options: question.options.map((option) => optionOf(option, question.accepted?.includes(option))) };
    case 'multi':
      return { ...common, options: question.options.map((option) => optionOf(option)) };
    case 'number': {
      const { range, accepted, unit } = question;
      const text = (number: number | null | undefined): string => numberText(number, locale);
      const judged = { acceptedMin: text(accepted?.min), acceptedMax: text(accepted?.max) };
      return { ...common, min: text(range.min), max: text(range.max), unit, ...judged };
    }
    default:
      return common;
  }
}

function optionOf(text: string, isAccepted = false): OptionValues {
  return { text, isAccepted };
}

/** The body of a call with these values. The caller sets the version. */
export function bodyOf({ message, cv, mayApplyAgain, questions }: TermsValues, locale: string): Terms {
  return { message, cv, mayApplyAgain, questions: questions.map((question) => questionOf(question, locale)), version: 0 };
}

function questionOf(values: QuestionValues, locale: string): Question {
  const { id, kind, text, help, required } = values;
  const asked = { id, text, help, required };
  const number = (typed: string): number | null => numberOf(typed, locale);
  switch (kind) {
    case 'info':
      return { id, kind, text, help };
    case 'yes-no':
      return { ...asked, kind, ...(values.accepted !== '' && { accepted: values.accepted }) };
    case 'single': {
      const accepted = writtenOptions(values).filter(({ isAccepted }) => isAccepted);
      return { ...asked, kind, options: optionTexts(values), ...(accepted.length > 0 && { accepted: accepted.map((one) => one.text) }) };
    }
    case 'multi':
      return { ...asked, kind, options: optionTexts(values) };
    case 'number': {
      const accepted = { min: number(values.acceptedMin), max: number(values.acceptedMax) };
      const judges = accepted.min !== null || accepted.max !== null;
      const range = { min: number(values.min), max: number(values.max) };
      return { ...asked, kind, range, unit: values.unit, ...(judges && { accepted }) };
    }
    default:
      return { ...asked, kind };
  }
}

// An empty field is no option.
function writtenOptions({ options }: QuestionValues): readonly OptionValues[] {
  return options.filter(({ text }) => text.trim() !== '');
}

function optionTexts(values: QuestionValues): string[] {
  return writtenOptions(values).map(({ text }) => text.trim());
}

const NUMBERS: Readonly<Record<string, string>> = {
  'range.min': 'min',
  'range.max': 'max',
  'accepted.min': 'acceptedMin',
  'accepted.max': 'acceptedMax',
};

/** The field of the form that shows an issue at a path of the body. */
export function fieldOfPath(path: string, { questions }: TermsValues): string {
  const [, index, rest = ''] = /^questions\.(\d+)\.(.+)$/.exec(path) ?? [];
  const question = questions[Number(index)];
  if (index === undefined || question === undefined) return path;
  const [, option] = /^options\.(\d+)/.exec(rest) ?? [];
  const written = writtenOptions(question)[Number(option)];
  if (option !== undefined && written !== undefined) return `questions.${index}.options.${question.options.indexOf(written)}.text`;
  return `questions.${index}.${NUMBERS[rest] ?? rest.replace(/^accepted\..*/, 'options')}`;
}

/** The typed number; `null` for an empty field, and `NaN`, which the schema refuses, for another text. */
function numberOf(typed: string, locale: string): number | null {
  return typed.trim() === '' ? null : (numberIn(typed, locale) ?? Number.NaN);
}

/** Without groups, so that it is read as it was written. */
function numberText(number: number | null | undefined, locale: string): string {
  if (number === null || number === undefined) return '';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(number);
}
