import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getImportPlace } from '../contract/endpoints.ts';
import type { ImportDeskProps } from '../contract/import-desk.ts';
import type { ImportPlaceDescription } from '../contract/schemas.ts';
import { DeskContext } from './desk.ts';
import { ImportRail, ImportSteps } from './ImportSteps.tsx';
import { PastImports } from './past/PastImports.tsx';
import { useDeskOf } from './use-desk-of.ts';
import * as styles from './spreadsheets.module.css';

/**
 * Imports a spreadsheet in five steps: file, columns, check, differences, done. The past imports are below. The page provides the heading.
 *
 * @example <ImportDesk target="garden.plants" place="beds" columnText={columnText} />
 */
export const ImportDesk = observer(function ImportDesk(props: ImportDeskProps): JSX.Element {
  const { target, place } = props;
  const t = useT('imports');
  const api = useService(ApiClient);
  const key = `${target} ${place}`;
  const { resource, load } = useResource((signal) => api.call(getImportPlace, { query: { target, place }, signal }), key);
  const { status, value, error } = resource;
  if (status === 'failed') return <LoadFailure error={error} title={t('placeFailed')} onRetry={load} />;
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
