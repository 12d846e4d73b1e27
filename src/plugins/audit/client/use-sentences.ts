import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import { type AuditSentence, adminWords } from '#core/contract/audit.ts';
import type { PointRef } from '#core/contract/extension-point.ts';
import type { AuditPerson } from '../contract/audit-event.ts';
import type { AuditEvent } from '../contract/schemas.ts';

/** What the events say in words. */
export interface Sentences {
  readonly of: (event: AuditEvent) => string;
  /** The known actions, with their sentences around "…", by sentence. */
  readonly actions: readonly { readonly action: string; readonly sentence: string }[];
}

const UNKNOWN = '…';

/** The sentences of all plugins; `undefined` until their texts are loaded. */
export function useSentences(): Sentences | undefined {
  const t = useT('audit');
  const registry = useService(ClientRegistry);
  const hasTexts = useTexts(['audit', ...registry.contributions(adminWords).map(({ plugin }) => plugin)]);
  return useMemo(() => {
    if (!hasTexts) return undefined;
    const sentences = sentencesIn(registry);
    const of = (event: AuditEvent): string => {
      const sentence = sentences.get(event.action);
      return sentenceOfMany(t, registry, event, sentence?.textOfMany) ?? sentenceOf(t, event, sentence?.text);
    };
    return { of, actions: actionsOf(t, sentences) };
  }, [t, registry, hasTexts]);
}

function sentencesIn(registry: ClientRegistry): ReadonlyMap<string, AuditSentence> {
  const all = registry.contributions(adminWords.part('sentences')).flatMap(({ thing }) => Object.entries(thing.value));
  return new Map(all.map(([action, sentence]) => [action, typeof sentence === 'string' ? { text: sentence } : sentence]));
}

function sentenceOf(t: Translate, event: AuditEvent, text: string | undefined): string {
  const who = whoOf(t, event);
  // The plugin of the action was removed.
  if (text === undefined) return t('sentences.unknown', { who, action: event.action });
  const subject = event.person === null ? (event.subjectId ?? '') : nameOf(t, event.person);
  return t(text, { who, subject });
}

/** What was changed, and how many rows. The texts of all plugins with sentences are loaded. */
function sentenceOfMany(t: Translate, registry: ClientRegistry, event: AuditEvent, text: string | undefined): string | undefined {
  if (event.imported === null || text === undefined) return undefined;
  const { target, place, rows } = event.imported;
  const things = <Thing>(point: PointRef<Thing>): Thing[] => registry.contributions(point).map(({ thing }) => thing.value);
  const name = things(adminWords.part('objects'))
    .find((objects) => objects.target === target)
    ?.nameOf(place, things);
  const kind = name === undefined ? place || target : t(name);
  return t(text, { who: whoOf(t, event), kind, count: rows });
}

function actionsOf(t: Translate, sentences: ReadonlyMap<string, AuditSentence>): Sentences['actions'] {
  return [...sentences]
    .map(([action, { text }]) => ({ action, sentence: t(text, { who: UNKNOWN, subject: UNKNOWN }) }))
    .sort((one, other) => one.sentence.localeCompare(other.sentence));
}

/** The words for who acted, also on behalf of another user. */
function whoOf(t: Translate, { actor, viewer }: Pick<AuditEvent, 'actor' | 'viewer'>): string {
  if (actor === null) return t('who.server');
  if (viewer === null) return nameOf(t, actor);
  return t('who.viewing', { viewer: nameOf(t, viewer), actor: nameOf(t, actor) });
}

export function nameOf(t: Translate, { name }: AuditPerson): string {
  return name ?? t('who.deleted');
}
