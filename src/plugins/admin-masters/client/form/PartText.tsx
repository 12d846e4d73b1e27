import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { directionOf } from '#core/contract/writing-direction.ts';
import type { MasterField } from '../../contract/define-master.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { AlternativeName } from '../../contract/reply-schemas.ts';
import { RowNames } from './RowNames.tsx';
import { isEmptyPart, type PartValue } from './row-parts.ts';
import { languageName, usePartTexts } from './use-part-texts.ts';
import * as styles from './RowForm.module.css';

interface PartTextProps {
  readonly entity: MasterEntity;
  /** The path of the value: `names.de`, `fields.months`. */
  readonly path: string;
  readonly value: PartValue;
}

/** A value of a row in words. */
export function PartText({ entity, path, value }: PartTextProps): JSX.Element {
  const t = useT('admin-masters');
  const format = useFormat();
  const { description } = entity;
  const field = description.fields.find(({ name }) => path === `fields.${name}`);
  const [group, language] = path.split('.');
  if (typeof value === 'boolean') return <>{t(value ? 'form.yes' : 'form.no')}</>;
  if (isEmptyPart(value) || value === null) return <span className="muted">{t('form.empty')}</span>;
  if (typeof value === 'object') {
    return isCodes(value) ? <RowNames entity={referredBy(field)} codes={value} /> : <AlternativeTexts names={value} />;
  }
  const text = String(value);
  if (field !== undefined) return <FieldText entity={entity} field={field} text={text} />;
  if (typeof value === 'number') return <>{format.number(value)}</>;
  if (path === 'parent' || path === 'mergedInto') return <RowNames entity={description.entity} codes={[text]} />;
  if (path === 'uri') return <bdi dir="ltr">{text}</bdi>;
  return <bdi lang={group === 'names' ? language : undefined}>{text}</bdi>;
}

function isCodes(value: readonly string[] | readonly AlternativeName[]): value is readonly string[] {
  return typeof value[0] === 'string';
}

function referredBy(field: MasterField | undefined): string {
  return field?.kind === 'reference' ? field.entity : '';
}

interface FieldTextProps {
  readonly entity: MasterEntity;
  readonly field: MasterField;
  readonly text: string;
}

function FieldText({ entity, field, text }: FieldTextProps): JSX.Element {
  const { optionOf } = usePartTexts(entity);
  const locale = useLocale();
  switch (field.kind) {
    case 'number':
      return <>{new Intl.NumberFormat(locale, { maximumFractionDigits: field.decimals ?? 0 }).format(Number(text))}</>;
    case 'choice':
      return <>{optionOf(field.name, text)}</>;
    case 'reference':
      return <RowNames entity={field.entity} codes={[text]} />;
    case 'pattern':
      return <code dir="ltr">{text}</code>;
    default:
      return <bdi>{text}</bdi>;
  }
}

/** Alternative names with their languages. */
export function AlternativeTexts({ names }: { readonly names: readonly AlternativeName[] }): JSX.Element {
  const t = useT('admin-masters');
  return (
    <span className={styles.mastersAlternativeTexts}>
      {names.map(({ language, name, kind }) => (
        <span key={`${language} ${name}`}>
          <bdi lang={language} dir={directionOf(language)}>
            {name}
          </bdi>{' '}
          <small className="muted">
            <bdi lang={language}>{languageName(language)}</bdi>
            {kind === 'hidden' && <> · {t('form.alternatives.hidden')}</>}
          </small>
        </span>
      ))}
    </span>
  );
}
