import { RICH_TEXT_FULL } from '#core/contract/rich-text.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { cleanRichTextInput } from './rich-text-input.ts';

const BOUNDS = { min: 1, max: 20 };

function faultOf(html: string): unknown {
  try {
    return cleanRichTextInput('text', html, RICH_TEXT_FULL, BOUNDS);
  } catch (error) {
    return error;
  }
}

test('rich text in a request is cleaned', () => {
  expect(cleanRichTextInput('text', '<div>a</div>', RICH_TEXT_FULL, BOUNDS)).toEqual({ html: '<p>a</p>', text: 'a' });
});

test('rich text in a request is rejected at its field when cleaning leaves no text', () => {
  const fault = faultOf('<p></p><svg>drawn</svg>');
  expect(fault).toBeInstanceOf(ApiFault);
  expect(fault).toMatchObject({ code: 'invalid', issues: [{ path: 'text', code: 'needed' }] });
});

test('rich text in a request is rejected when its HTML becomes too large', () => {
  const spread = Array.from({ length: 900 }, (_, at) => `<a href="https://a.test/${'b'.repeat(50)}${at}">\u200d</a>`).join('');
  expect(faultOf(`<p>a${spread}</p>`)).toMatchObject({ issues: [{ path: 'text', code: 'too-long-formatted' }] });
});
