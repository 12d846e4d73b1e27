import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import { getImportPlace } from '#core/contract/imports/endpoints.ts';
import type { ImportPlaceDescription, ImportRun } from '#core/contract/imports/schemas.ts';
import { useResource } from '../data/use-resource.ts';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';
import { useT } from '../i18n/use-t.ts';
import type { Place } from '../ui/Breadcrumb.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/skeleton/Skeleton.tsx';
import { type ColumnTextOf, DeskContext } from './desk.ts';
import { ImportRail } from './ImportRail.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { PastImports } from './past/PastImports.tsx';
import { useDeskOf } from './use-desk-of.ts';
import * as styles from './spreadsheets.module.css';

interface ImportDeskProps {
  /** The id of the target of imports: `<plugin>.<objects>`. */
  readonly target: string;
  /** The place in the target; empty when it has only one. */
  readonly place: string;
  /** The words for the columns in the language of the page. Must be the same function while the language is the same. */
  readonly columnText?: ColumnTextOf | undefined;
  /** The page that shows the imported rows. */
  readonly list?: Place | undefined;
  /** The page that shows what this import has written, in place of `list`. */
  readonly resultOf?: ((run: ImportRun) => Place) | undefined;
  /** Called when rows were imported or taken back. */
  readonly onChanged?: (() => void) | undefined;
}

/**
 * Imports a spreadsheet in five steps: file, columns, check, differences, done. The past imports are below. The page provides the heading.
 *
 * @example <ImportDesk target="garden.plants" place="beds" columnText={columnText} />
 */
export const ImportDesk = observer(function ImportDesk(props: ImportDeskProps): JSX.Element {
  const { target, place } = props;
  const t = useT('core');
  const api = useService(ApiClient);
  const key = `${target} ${place}`;
  const { resource, load } = useResource((signal) => api.call(getImportPlace, { query: { target, place }, signal }), key);
  const { status, value, error } = resource;
  if (status === 'failed') return <LoadFailure error={error} title={t('imports.placeFailed')} onRetry={load} />;
  if (status !== 'ready' || value === undefined) return <Skeleton />;
  return <PlaceDesk key={key} {...props} description={value} />;
});

interface PlaceDeskProps extends ImportDeskProps {
  readonly description: ImportPlaceDescription;
}

const PlaceDesk = observer(function PlaceDesk(props: PlaceDeskProps): JSX.Element {
  const { target, place, description, columnText, list, resultOf, onChanged } = props;
  const query = useMemo(() => ({ target, place }), [target, place]);
  const desk = useDeskOf({ place: query, description, columnText, list, resultOf });
  const state = desk.store.run?.state;
  useEffect(() => {
    if (state === 'applied' || state === 'undone') onChanged?.();
  }, [state, onChanged]);
  return (
    <DeskContext value={desk}>
      <div className={styles.imports}>
        <ImportRail />
        <ImportSteps />
        <PastImports />
      </div>
    </DeskContext>
  );
});
