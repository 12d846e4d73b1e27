import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import { valuesIn } from '#core/contract/value-params.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { searchWords } from '#core/server/text/search-words.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CandidateQuery } from '../../contract/candidate-search.ts';
import type { CandidateFacets, CandidateFilter, FoundCandidate } from '../../contract/candidate-search-schemas.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleTo } from '../visibility/visible-to.ts';
import { candidateFacets, NO_FACETS } from './candidate-facets.ts';
import { foundCandidates, type ShownSections, shownSections } from './found-candidates.ts';
import { type SearchPosition, searchQuery } from './search-query.ts';
import type { SearchShape } from './search-shape.ts';
import { sameSkillKeys } from './skill-keys.ts';

const positionSchema: z.ZodType<SearchPosition> = z.object({ rank: z.number(), at: z.iso.datetime(), id: idSchema });

interface SearchDependencies {
  readonly db: CandidateDatabase;
  readonly visibility: Pick<Visibility, 'viewer'>;
  readonly catalogue: Pick<MasterCatalogue, 'codesOf' | 'namesOf'>;
  readonly cursorKey: Buffer;
  readonly now: () => Date;
}

type PageQuery = CandidateQuery & { readonly limit: number; readonly cursor?: string | undefined };

/**
 * Of many searches at once, as many are answered at a time as the machine has cores, in the order of their arrival. All are answered sooner
 * than if they shared the cores. Facets take several times as long, so they wait for each other only.
 */
const [pages, facets] = [pLimit(availableParallelism()), pLimit(availableParallelism())];

/** The candidates whom an employer finds. */
export class CandidateSearch {
  readonly #dependencies: SearchDependencies;
  readonly #position: CursorCodec<SearchPosition>;
  readonly #shown: ShownSections;

  constructor(dependencies: SearchDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'candidate.search', positionSchema);
    this.#shown = shownSections(dependencies.db);
  }

  async page(userId: string, query: PageQuery): Promise<Page<FoundCandidate>> {
    const after = this.#position.decode(query);
    const shape = await this.#shapeOf(userId, query);
    if (shape === undefined) return { items: [], nextCursor: null };
    const order = query.sort ?? 'relevance';
    const { rows } = await pages(() => searchQuery(shape, { order, after, rows: query.limit + 1 }).execute(this.#dependencies.db));
    const page = pageOf(rows, query.limit, ({ rank, updated_at, candidate_id }) =>
      this.#position.encode({ rank, at: updated_at.toISOString(), id: candidate_id }, query),
    );
    return { ...page, items: await foundCandidates(this.#shown, page.items, new Set(shape.skills.flat())) };
  }

  async facets(userId: string, filter: CandidateFilter): Promise<CandidateFacets> {
    const shape = await this.#shapeOf(userId, filter);
    return shape === undefined ? NO_FACETS : facets(() => candidateFacets(this.#dependencies, shape));
  }

  /** `undefined` when the search finds nobody: for an employer without a company, and for a text without letters and digits. */
  async #shapeOf(userId: string, query: CandidateFilter): Promise<SearchShape | undefined> {
    const { visibility, catalogue, now } = this.#dependencies;
    const words = searchWords(query.q ?? '');
    if (words === undefined && (query.q ?? '') !== '') return undefined;
    const viewer = await visibility.viewer(userId);
    if (viewer.companyIds.length === 0) return undefined;
    const asked = valuesIn(query.skills);
    return {
      visible: visibleTo(viewer),
      words,
      skills: asked.length === 0 ? [] : await sameSkillKeys(catalogue, asked),
      allSkills: query.allSkills ?? false,
      languages: valuesIn(query.languages),
      countries: valuesIn(query.country),
      townKey: textKey(query.town ?? '') || undefined,
      categories: valuesIn(query.category),
      types: valuesIn(query.type),
      modes: valuesIn(query.mode),
      minMonths: query.minYears === undefined ? undefined : 12 * query.minYears,
      startWithinDays: query.startWithin === undefined ? undefined : Number(query.startWithin),
      now: now(),
    };
  }
}
