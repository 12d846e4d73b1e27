import type { Page, Route } from 'playwright';

const STAGES = ['submitted', 'in_review', 'interview', 'offer'] as const;
const CARDS_PER_STAGE = 250;
const AT = '2026-01-20T08:30:00.000Z';

interface MadeCard {
  readonly id: string;
  readonly stage: string;
  readonly version: number;
}

/** Answers the calls of a board with a thousand applicants, who can be moved. */
export async function serveFullBoard(page: Page): Promise<void> {
  const cards = new Map<string, MadeCard>();
  await page.route('**/api/applications?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const items = cardsOf(searchParams.get('stage') ?? '', searchParams.get('jobId') ?? '');
    for (const card of items) cards.set(card.id, card);
    return route.fulfill({ json: { items, nextCursor: null } });
  });
  await page.route('**/applications/counts*', (route) => {
    const stages = STAGES.map((stage) => ({ stage, now: CARDS_PER_STAGE, reached: CARDS_PER_STAGE }));
    return route.fulfill({ json: { stages } });
  });
  await page.route('**/api/applications/moves', (route) => moved(route, cards));
}

function cardsOf(stage: string, jobId: string): readonly MadeCard[] {
  const column = (STAGES as readonly string[]).indexOf(stage);
  if (column < 0) return [];
  return Array.from({ length: CARDS_PER_STAGE }, (_, at) => ({
    // Newest first, as the server sends them: the board orders a column anew for a card that comes.
    id: idOf(1_000 * (column + 2) - at),
    job: { id: jobId, title: 'Fitter', company: { id: idOf(1), name: 'Demo Company' }, status: 'published' },
    candidate: { id: idOf(100_000 + 1_000 * column + at), name: `Person ${column} ${at}`, email: `person-${column}-${at}@demo.test` },
    stage,
    message: 'I have worked with pumps for ten years, and I know the valves that you use in your plants.',
    moves: [...STAGES, 'rejected'].filter((other) => other !== stage),
    version: 1,
    ...{ isPaused: false, isAsking: false, isAwaited: true, openedAt: null, withdrawnFor: null },
    ...{ createdAt: AT, updatedAt: AT, changedAt: AT },
  }));
}

async function moved(route: Route, cards: Map<string, MadeCard>): Promise<void> {
  const { stage, items } = route.request().postDataJSON() as { stage: string; items: readonly { id: string }[] };
  const results = items.flatMap(({ id }) => {
    const before = cards.get(id);
    if (before === undefined) return [];
    const application = { ...before, stage, version: before.version + 1 };
    cards.set(id, application);
    return [{ id, application, error: null }];
  });
  await route.fulfill({ json: { items: results } });
}

function idOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
