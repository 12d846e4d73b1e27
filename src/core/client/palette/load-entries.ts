import { href } from '#core/contract/route-ref.ts';
import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { Texts } from '../i18n/texts.ts';
import type { Translate } from '../i18n/use-t.ts';
import { NavStore } from '../nav/nav-store.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import type { NavItem, NavSection } from '../plugin/nav-item.ts';
import type { PageDefinition } from '../plugin/page.ts';
import { GlobeIcon } from '../ui/icons/icons.tsx';
import { type Command, commands } from './command.ts';
import { coreCommands } from './core-commands.ts';
import { findEntries } from './find-entries.ts';
import { type PaletteEntry, recentFirst, recentIds } from './palette-entry.ts';

/** Returns the entries for a typed text. */
export type FindEntries = (t: Translate, typed: string) => readonly PaletteEntry[];

/** Loads all entries that the user may choose. Without the pages whose load fails, the others are offered. */
export async function loadEntries(resolve: Resolve): Promise<FindEntries> {
  const titled = await titledPages(resolve(ClientRegistry), resolve, resolve(Texts)).catch((error: unknown) => {
    console.error('The pages of the command palette did not load', error);
    return [];
  });
  return (t, typed) => {
    const text = typed.trim();
    const all = [...pageEntries(resolve, t, titled), ...commandEntries(resolve, t)];
    const found = findEntries(recentFirst(all, recentIds()), text);
    return text === '' ? found : [...found, ...textEntries(resolve, t, text)];
  };
}

function pageEntries(resolve: Resolve, t: Translate, titled: readonly TitledPage[]): readonly PaletteEntry[] {
  const shown = [...resolve(NavStore).shown].sort((a, b) => sectionPlace(a) - sectionPlace(b) || a.order - b.order);
  // A page with two navigation items is listed at the first one. So is the page for everybody that has the label of one inside.
  const isSame = (one: NavItem, other: NavItem): boolean => one.route.id === other.route.id || one.label === other.label;
  const led = shown.filter((item, index) => shown.findIndex((other) => isSame(item, other)) === index);
  return [
    ...led.map(({ route, label, icon }) => pageEntry(route.id, t(label), href(route), icon)),
    ...titled.map(({ id, title, address }) => pageEntry(id, t(title), address)),
  ];
}

// In the order of the side bar.
const SECTIONS: readonly NavSection[] = Object.freeze(['main', 'work', 'settings', 'account', 'public']);

function sectionPlace({ section }: NavItem): number {
  return SECTIONS.indexOf(section);
}

function pageEntry(id: string, label: string, address: string, icon?: PaletteEntry['icon']): PaletteEntry {
  return { id: `page:${id}`, label, icon, group: 'pages', run: () => address };
}

function commandEntries(resolve: Resolve, t: Translate): readonly PaletteEntry[] {
  const own = Object.entries<Command>(coreCommands).map(([id, command]) => ({ id, command }));
  const entries = [...own, ...contributed(resolve).filter(({ command }) => command.takesText !== true)]
    .filter(({ command }) => command.allowed?.(resolve) ?? true)
    .map(({ id, command }) => ({
      id: `do:${id}`,
      label: t(command.label),
      icon: command.icon,
      group: 'actions' as const,
      run: () => command.run(resolve, ''),
    }));
  return [...entries, ...languageEntries(resolve, t)];
}

// Each language has its own name, so users find it even if they cannot read the current language.
function languageEntries(resolve: Resolve, t: Translate): readonly PaletteEntry[] {
  const store = resolve(LanguageStore);
  return store.languages
    .filter(({ code }) => code !== store.current)
    .map(({ code, name }) => ({
      id: `language:${code}`,
      icon: GlobeIcon,
      label: t('palette.language', { language: name }),
      group: 'actions',
      run: async () => {
        await store.choose(code);
        return undefined;
      },
    }));
}

function textEntries(resolve: Resolve, t: Translate, text: string): readonly PaletteEntry[] {
  return contributed(resolve)
    .filter(({ command }) => command.takesText === true && (command.allowed?.(resolve) ?? true))
    .map(({ id, command }) => ({
      id: `do:${id}`,
      label: t(command.label, { text: text }),
      icon: command.icon,
      group: 'text',
      run: () => command.run(resolve, text),
    }));
}

function contributed(resolve: Resolve): readonly { readonly id: string; readonly command: Command }[] {
  return resolve(ClientRegistry)
    .contributions(commands)
    .map(({ thing }) => ({ id: thing.id, command: thing.value }));
}

/** A page with a title of its own that the current user may open. */
interface TitledPage {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

/**
 * Pages with a title of their own that have no navigation item and whose guards accept the user. Also loads the texts of all
 * plugins that contribute to the palette.
 */
async function titledPages(registry: ClientRegistry, resolve: Resolve, texts: Texts): Promise<readonly TitledPage[]> {
  const led = new Set(registry.nav.map(({ thing }) => thing.route.id));
  const titled = registry.pages.filter(
    ({ thing }) => thing.title !== undefined && !thing.route.path.includes(':') && !led.has(thing.route.id),
  );
  const verdicts = await Promise.all(titled.map(({ thing }) => mayOpen(registry, resolve, thing)));
  const open = titled.filter((_, index) => verdicts[index]);
  await texts.ensureNamespaces(new Set([...open, ...registry.contributions(commands)].map(({ plugin }) => plugin)));
  return open.map(({ thing }) => ({ id: thing.route.id, title: thing.title ?? '', address: thing.route.path }));
}

async function mayOpen(registry: ClientRegistry, resolve: Resolve, page: PageDefinition): Promise<boolean> {
  const { signal } = new AbortController();
  const result = await askGuards(registry, resolve, page, { address: page.route.path, signal, isPeek: true });
  return result.kind === 'agree';
}
