import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CategoryRow } from '../posting-repository.ts';
import { ensureCategories, ensureCategoryCodes, lockedCategoryCodes } from './ensure-categories.ts';
import type { ImportWork, WriterDependencies } from './import-work.ts';
import type { ImposedPosting, StoredPosting } from './kept-posting.ts';

/** The companies and categories that a portion needs. */
export interface NeededReferences {
  readonly companyIds: readonly string[];
  /** Companies of the file. Missing ones are created. */
  readonly companyNames: readonly string[];
  /** Names by code. */
  readonly categories: ReadonlyMap<string, string>;
  /** Names of categories that did not exist when the file was checked. */
  readonly newCategories: readonly string[];
  /** Whether missing categories are created. */
  readonly creates: boolean;
}

/** Companies and categories with their present names, locked until the transaction ends. */
export class SheetReferences {
  readonly #companyIdOf: ReadonlyMap<string, string>;
  readonly #companyNames: ReadonlyMap<string, string>;
  readonly #categories: ReadonlyMap<string, CategoryRow>;
  readonly #created: ReadonlyMap<string, CategoryRow>;

  private constructor(
    companyIdOf: ReadonlyMap<string, string>,
    companyNames: ReadonlyMap<string, string>,
    categories: ReadonlyMap<string, CategoryRow>,
    created: ReadonlyMap<string, CategoryRow>,
  ) {
    this.#companyIdOf = companyIdOf;
    this.#companyNames = companyNames;
    this.#categories = categories;
    this.#created = created;
  }

  static async lock(
    { companies, catalogue }: WriterDependencies,
    { db, transaction }: ImportWork,
    { companyIds, companyNames, categories, newCategories, creates }: NeededReferences,
  ): Promise<SheetReferences> {
    const named = await companies.ensureNamed([...new Set(companyNames)], transaction);
    const ids = new Set([...companyIds, ...[...named.values()].map(({ id }) => id)]);
    const names = await companies.lockedNames(transaction, [...ids]);
    const created = creates
      ? await ensureCategories(db, transaction, catalogue, [...new Set(newCategories)])
      : new Map<string, CategoryRow>();
    const rows = creates
      ? await ensureCategoryCodes(db, transaction, catalogue, categories)
      : await lockedCategoryCodes(db, transaction, catalogue, [...categories.keys()]);
    return new SheetReferences(new Map([...named].map(([name, { id }]) => [name, id])), names, rows, created);
  }

  /** The company with this name in the file, or else with this id. @throws ApiFault conflict when it is gone */
  company(nameInFile: string | null, id: string | undefined): { readonly company_id: string; readonly company_name: string } {
    const company_id = nameInFile === null ? id : this.#companyIdOf.get(nameInFile);
    const company_name = this.#companyNames.get(company_id ?? '');
    if (company_id === undefined || company_name === undefined) throw new ApiFault('conflict');
    return { company_id, company_name };
  }

  /** The category of a row, or that into which it was merged. @throws ApiFault conflict when it is gone */
  category(asked: ImposedPosting['category']): CategoryRow | undefined {
    if (asked === null) return undefined;
    const category = asked.isNew ? this.#created.get(asked.name) : this.#categories.get(asked.code);
    if (category === undefined) throw new ApiFault('conflict');
    return category;
  }

  /** The same; a category that is gone is none. */
  categoryIfThere(code: string | null): CategoryRow | undefined {
    return code === null ? undefined : this.#categories.get(code);
  }
}

/** The columns of the content, besides company and category. */
export function contentColumns(content: Omit<ImposedPosting | StoredPosting, 'category' | 'id'>, locations: ReadonlyMap<string, number>) {
  return {
    title: content.title,
    description: content.description,
    description_html: content.descriptionHtml,
    location: content.location,
    location_id: content.location === null ? null : (locations.get(content.location) ?? null),
    work_mode: content.workMode,
    employment_type: content.employmentType,
    salary_min: content.salaryMin,
    salary_max: content.salaryMax,
    salary_currency: content.salaryCurrency,
    salary_period: content.salaryPeriod,
    seniority: content.seniority,
  };
}
