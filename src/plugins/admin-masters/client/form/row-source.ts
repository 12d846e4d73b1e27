import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { getRow, listOffered, listRows } from '../../contract/endpoints.ts';
import { masterEntities } from '../../contract/master-entity.ts';
import { NAME_LANGUAGES, type OfferedRow } from '../../contract/master-row.ts';

const FOUND = 8;

/** Reads the rows of a kind that another row refers to. */
export interface RowSource {
  readonly search: (q: string, signal: AbortSignal) => Promise<readonly OfferedRow[]>;
  /** The rows with these codes. A row that cannot be read is left out. */
  readonly find: (codes: readonly string[], signal: AbortSignal) => Promise<readonly OfferedRow[]>;
}

interface SourceNeeds {
  readonly entity: string;
  /** Finds also rows that forms do not offer. It needs the right to read. */
  readonly isComplete?: boolean;
  /** Only rows at the top level. */
  readonly isTop?: boolean;
  /** Only visible rows. */
  readonly isShown?: boolean;
}

/** The rows of a kind. Rows of kinds that forms offer need no right. */
export function useRowSource({ entity, isComplete = false, isTop = false, isShown = false }: SourceNeeds): RowSource {
  const api = useService(ApiClient);
  const kind = useContributions(masterEntities).find(({ thing }) => thing.value.description.entity === entity)?.thing.value;
  const isOffered = kind?.description.isOffered ?? false;
  const params = { entity };
  return {
    search: async (q, signal) => {
      if (isOffered && !isComplete) return (await api.call(listOffered, { params, query: { q, limit: FOUND }, signal })).items;
      const query = { q, limit: FOUND, ...(isTop && { parent: '' }), ...(isShown && { filter: 'offered' as const }) };
      return (await api.call(listRows, { params, query, signal })).items;
    },
    find: async (codes, signal) => {
      // Names only replace codes, so a failure needs no message.
      const quiet = true;
      if (isOffered) {
        const query = { codes: codes.join(','), limit: Math.max(codes.length, 1) };
        return (await api.call(listOffered, { params, query, signal, quiet })).items;
      }
      const rows = codes.map((code) => api.call(getRow, { params: { entity, code }, signal, quiet }).catch(() => undefined));
      return (await Promise.all(rows)).filter((row) => row !== undefined);
    },
  };
}

/** Returns a function that gives the name of a row in the current language. Call it in an observer. */
export function useNameOf(): (row: Pick<OfferedRow, 'name' | 'names'>) => string {
  const { current } = useService(LanguageStore);
  const own = NAME_LANGUAGES.find((language) => language === current);
  return ({ name, names }) => (own && names[own]) || name;
}
