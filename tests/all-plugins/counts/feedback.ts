import { getFeedback, giveFeedback, listMyFeedback, markFeedbackRead, replyToFeedback } from '#plugins/feedback/contract/endpoints.ts';
import { countWaitingFeedback, handleFeedback } from '#plugins/feedback/contract/handling-endpoints.ts';
import { OPEN_STATES } from '#plugins/feedback/contract/life-cycle.ts';
import { type Act, type Compared, type HandFeedback, type Part, pick, type World } from './world.ts';

const isOpen = ({ state }: HandFeedback): boolean => OPEN_STATES.includes(state);
const present = ({ feedback, candidates }: World): HandFeedback[] => feedback.filter(({ sender }) => candidates.includes(sender));

const give: Act = async (world, { who }) => {
  const sender = pick(world.candidates, who);
  // One sender may send five in an hour.
  if (sender === undefined || world.feedback.filter((each) => each.sender === sender).length >= 4) return;
  const body = { kind: 'idea', text: 'Show the distance to each job.', language: 'en' } as const;
  const { id } = await sender.caller.reply(giveFeedback, { body });
  world.feedback.push({ id, sender, state: 'new', messages: ['sender'], isUnread: false });
};

const answer: Act = async (world, { what, how }) => {
  const item = pick(present(world).filter(isOpen), what);
  if (item === undefined) return;
  const isInternal = how % 3 === 0;
  await world.admin('feedback').reply(replyToFeedback, { params: { id: item.id }, body: { text: 'We look into it.', isInternal } });
  if (isInternal) return;
  if (item.state === 'new') item.state = 'triaged';
  item.messages.push('team');
  item.isUnread = true;
};

const writeAgain: Act = async (world, { what }) => {
  const item = pick(present(world).filter(isOpen), what);
  if (item === undefined) return;
  await item.sender.caller.reply(replyToFeedback, { params: { id: item.id }, body: { text: 'And also on the map.' } });
  item.messages.push('sender');
};

const close: Act = async (world, { what, how }) => {
  const item = pick(present(world).filter(isOpen), what);
  if (item === undefined) return;
  const admin = world.admin('feedback');
  const { version } = await admin.reply(getFeedback, { params: { id: item.id } });
  const state = how % 2 === 0 ? 'resolved' : 'closed';
  await admin.reply(handleFeedback, { params: { id: item.id }, body: { state, version } });
  item.state = state;
};

const read: Act = async (world, { what }) => {
  const item = pick(present(world), what);
  if (item === undefined) return;
  await item.sender.caller.reply(markFeedbackRead, { params: { id: item.id } });
  item.isUnread = false;
};

/** Feedback waits while it is open and its last public message is of the sender. */
async function waiting(world: World): Promise<readonly Compared[]> {
  const { count } = await world.admin('feedback').reply(countWaitingFeedback);
  const hand = world.feedback.filter((item) => isOpen(item) && item.messages.at(-1) === 'sender').length;
  return [{ of: 'team', server: count, hand }];
}

/** Feedback and its answers. */
export const feedback: Part = {
  acts: { give, answer, writeAgain, close, read },
  counts: { 'feedback.count-waiting': waiting },
  todos: {
    'feedback.waiting': waiting,
    'feedback.answered': (world) =>
      Promise.all(
        world.candidates.map(async (candidate) => ({
          of: candidate.name,
          server: (await candidate.caller.reply(listMyFeedback, { query: { limit: 100, unread: true } })).items.length,
          hand: world.feedback.filter(({ sender, isUnread }) => sender === candidate && isUnread).length,
        })),
      ),
  },
};
