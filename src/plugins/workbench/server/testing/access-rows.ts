import { DevInbox } from '#core/server/mail/dev-inbox.ts';
import { type AccessRow, answers } from '#core/testing/access-row.ts';
import { listMessages, showMail } from '../../contract/endpoints.ts';

const MAIL = {
  id: '01980000-0000-7000-8000-00000000d001',
  to: 'candidate@demo.test',
  content: { language: 'en', subject: 'A mail', parts: [], footer: [] },
};

export const accessRows: readonly AccessRow[] = [
  { call: listMessages, answers: answers(200) },
  {
    call: showMail,
    answers: answers(200),
    shared: 'Everybody on the site reads the development inbox, which exists only with the embedded identity.',
    input: async ({ server }) => {
      await new DevInbox(server.db, () => new Date()).keep(MAIL);
      return { params: { id: MAIL.id } };
    },
  },
];
