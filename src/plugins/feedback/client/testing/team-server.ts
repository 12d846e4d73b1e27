import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { HandlingChange } from '../../contract/handling.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import { feedbackClientPlugin } from '../feedback.client-plugin.ts';
import { ADA, aDetail, closedByAda, idOf, ME, sent } from './sample-feedback.ts';

interface Handle {
  readonly params: { readonly id: string };
  readonly body: HandlingChange & { readonly version: number };
}

/** A server with these rows. It keeps changes of one item, and refuses another version. */
export class TeamServer {
  rows: ListedFeedback[];
  private entries = 0;

  constructor(...rows: ListedFeedback[]) {
    this.rows = rows;
  }

  readonly replies: FakeReplies = {
    'feedback.list': () => ({ items: this.rows, nextCursor: null }),
    'feedback.get': ({ params: { id } }: { params: { id: string } }) => aDetail(this.row(id)),
    'feedback.handle': ({ params: { id }, body: { version, ...change } }: Handle) => {
      const row = this.row(id);
      if (row.version !== version) throw refusal(409, 'conflict', 'This was changed meanwhile.');
      this.entries += 1;
      this.put({ ...row, ...changed(row, change), version: version + 1 });
      return { feedback: aDetail(this.row(id)), entry: idOf(100 + this.entries) };
    },
    'feedback.undo': ({ body: { entries } }: { body: { entries: string[] } }) => ({
      results: entries.map((entry) => ({ id: entry, outcome: 'done', entry: null })),
    }),
    'feedback.list-handlers': { items: [ADA, ME] },
    'feedback.list-tags': {
      items: [
        { tag: 'login', count: 3 },
        { tag: 'map', count: 1 },
      ],
    },
    'feedback.list-similar': { items: [] },
  };

  row(id: string): ListedFeedback {
    const row = this.rows.find((one) => one.id === id);
    if (row === undefined) throw refusal(404, 'not-found', 'There is no such feedback.');
    return row;
  }

  put(row: ListedFeedback): void {
    this.rows = this.rows.map((one) => (one.id === row.id ? row : one));
  }

  /** Replies to a change of an item that Ada closed first. */
  closedFirst(id: string): FakeReplies {
    const closed = { ...this.row(id), state: 'closed' as const, version: 9 };
    return {
      ...this.replies,
      'feedback.handle': ({ body }: Handle) => {
        this.put(closed);
        if (body.version !== closed.version) throw refusal(409, 'conflict', 'This was changed meanwhile.');
        return { feedback: aDetail({ ...closed, ...changed(closed, body), version: 10 }), entry: idOf(101) };
      },
      'feedback.get': ({ params }: { params: { id: string } }) =>
        this.row(params.id).version === closed.version ? aDetail(closed, [closedByAda, sent]) : aDetail(this.row(params.id)),
    };
  }
}

function changed(row: ListedFeedback, { state, assignee, tags }: HandlingChange): Partial<ListedFeedback> {
  const people = [ADA, ME];
  return {
    state: state ?? row.state,
    tags: tags ?? row.tags,
    assignee: assignee === undefined ? row.assignee : (people.find(({ id }) => id === assignee) ?? null),
  };
}

export const DUTY = ['list', 'read', 'reply', 'handle', 'export'].map((action) => ['feedback', action].join(':'));

/** Opens a page of the plugin as an administrator with the duty. */
export const openAs = (at: string, api: FakeReplies, abilities: readonly string[] = DUTY): Promise<View> =>
  renderPlugin([...standIns(feedbackClientPlugin), feedbackClientPlugin], {
    at,
    as: 'admin',
    me: { abilities: [...abilities] },
    api: { 'feedback.count-waiting': { count: 0 }, ...api },
  });

/** The bodies of the calls of an endpoint, oldest first. */
export const bodiesOf = (view: View, id: string): unknown[] => view.api.calls.filter((call) => call.id === id).map(({ body }) => body);
