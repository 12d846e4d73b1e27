import type { ComponentType, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { workbenchRoutes } from '../contract/routes.ts';
import { DialogsPart } from './parts/DialogsPart.tsx';
import { FacetsPart } from './parts/FacetsPart.tsx';
import { FieldsPart } from './parts/FieldsPart.tsx';
import { FilesPart } from './parts/FilesPart.tsx';
import { ListPart } from './parts/ListPart.tsx';
import { MarksPart } from './parts/MarksPart.tsx';
import { PlainListPart } from './parts/PlainListPart.tsx';
import { RichTextPart } from './parts/RichTextPart.tsx';
import { StatesPart } from './parts/StatesPart.tsx';
import { WizardPart } from './parts/WizardPart.tsx';
import * as styles from './workbench.module.css';

const PARTS: readonly (readonly [id: string, Part: ComponentType])[] = [
  ['list', ListPart],
  ['plain', PlainListPart],
  ['facets', FacetsPart],
  ['fields', FieldsPart],
  ['files', FilesPart],
  ['rich', RichTextPart],
  ['marks', MarksPart],
  ['dialogs', DialogsPart],
  ['states', StatesPart],
  ['wizard', WizardPart],
];

/** The gallery of components, one part at a time. The address names the part. */
export function Page(): JSX.Element {
  const t = useT('workbench');
  const { part } = useSearch();
  const [shown, Part] = PARTS.find(([id]) => id === part) ?? ['list', ListPart];
  return (
    <div className={`wrap ${styles.workbench}`}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <nav aria-label={t('parts')}>
        <ul className={styles.workbenchParts}>
          {PARTS.map(([id]) => (
            <li key={id}>
              <Link to={`${href(workbenchRoutes.gallery)}?part=${id}`} aria-current={id === shown ? 'page' : undefined}>
                {t(`part.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Part />
    </div>
  );
}
