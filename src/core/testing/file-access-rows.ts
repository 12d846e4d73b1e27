import { deleteFile, getFile, linkFile, linkPictures, readFile, readPublicPicture, uploadFile } from '#core/contract/files/endpoints.ts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { FileLinks } from '#core/server/files/file-links.ts';
import { type AccessCell, type AccessRow, answers, forSignedIn, onlyFor } from './access-row.ts';
import { keptFile } from './kept-file.ts';
import { crest, fileAway, GUILD, hangCrest, paper } from './papers-server-plugin.ts';
import { pngOf } from './test-files.ts';
import { pdfOf } from './test-pdf.ts';
import { TEST_SECRETS } from './test-secrets.ts';

/** The id of the user to whom the file of a cell belongs. */
async function ownerId({ server, who, name, ownership }: AccessCell): Promise<string> {
  const owner = ownership === 'own' && who !== 'visitor' ? server.as(who, name) : server.as('candidate', `${name}-${who}-owner`);
  return (await owner.actor()).userId;
}

async function fileOf(cell: AccessCell): Promise<{ readonly params: { readonly id: string } }> {
  return { params: { id: await keptFile(cell.server, { kind: 'user', id: await ownerId(cell) }) } };
}

/** An address with a token for the owner of the file. */
async function addressOf(cell: AccessCell): Promise<{ readonly params: { readonly token: string } }> {
  const userId = await ownerId(cell);
  const fileId = await keptFile(cell.server, { kind: 'user', id: userId });
  const links = new FileLinks(TEST_SECRETS.keysOf('core'), () => new Date());
  const { url } = links.make({ fileId, userId, disposition: 'inline' });
  return { params: { token: url.replace('/files/', '') } };
}

/** A crest of the guild that hangs. */
async function crestOf({ server }: AccessCell): Promise<{ readonly params: { readonly id: string; readonly size: string } }> {
  const employer = server.as('employer', 'member-of-the-guild');
  const input = { query: { purpose: crest.id, owner: GUILD }, file: { name: 'crest.png', content: await pngOf() } };
  // The test kit knows only the parts of JSON calls.
  const { id } = (await employer.reply(uploadFile as never, input as never)) as StoredFile;
  await employer.reply(hangCrest, { body: { fileIds: [id] } });
  return { params: { id, size: publicPictureAddress(id, '16').split('/').at(-1) ?? '' } };
}

const OWN = { own: 200, foreign: 404 };

/** The rows of the calls for files, with those of the sample plugin. */
export const fileAccessRows: readonly AccessRow[] = [
  {
    call: uploadFile,
    answers: onlyFor({ candidate: 201 }),
    input: async () => ({ query: { purpose: paper.id }, file: { name: 'paper.pdf', content: pdfOf() } }),
  },
  { call: getFile, answers: forSignedIn(OWN), input: fileOf },
  { call: deleteFile, answers: forSignedIn({ own: 204, foreign: 404 }), input: fileOf },
  {
    call: linkFile,
    answers: forSignedIn({ own: 201, foreign: 404 }),
    input: async (cell) => ({ ...(await fileOf(cell)), body: { disposition: 'inline' } }),
  },
  { call: linkPictures, answers: forSignedIn(200), input: async (cell) => ({ body: { ids: [(await fileOf(cell)).params.id] } }) },
  // Browsers open the address without a token of the session.
  { call: readFile, answers: { ...forSignedIn(OWN), visitor: 200 }, input: addressOf },
  { call: readPublicPicture, answers: answers(200), input: crestOf, shared: 'the crest hangs for everybody' },
  { call: fileAway, answers: forSignedIn(200), input: async () => ({ body: { fileIds: [] } }) },
  { call: hangCrest, answers: forSignedIn(200), input: async () => ({ body: { fileIds: [] } }) },
];
