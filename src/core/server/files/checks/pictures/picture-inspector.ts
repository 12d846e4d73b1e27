import { answerServer, type InspectorAnswer } from '../inspector/answer-server.ts';
import { encodePicture } from './encode-picture.ts';
import { PICTURE_LIMIT_MS, type PictureOrder, type PictureRefusal } from './picture-inspection.ts';
import { refusalOfPicture } from './refusal-of-picture.ts';

// The process that opens a picture and writes its sizes anew. Its argument is a `PictureOrder` in JSON.

const order: PictureOrder = JSON.parse(process.argv[2] ?? '');

await answerServer(PICTURE_LIMIT_MS, async (bytes) => {
  const refused = await refusalOfPicture(bytes, order);
  return refused === undefined ? encoded(bytes) : refusal(refused);
});

async function encoded(bytes: Buffer): Promise<InspectorAnswer> {
  try {
    const sizes = await encodePicture(bytes, order);
    return { found: { sides: sizes.map(({ info: { width, height } }) => [width, height]) }, written: sizes.map(({ data }) => data) };
  } catch {
    return refusal('files.unreadable');
  }
}

function refusal(refused: PictureRefusal): InspectorAnswer {
  return { found: { refused }, written: [] };
}
