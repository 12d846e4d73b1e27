import { type JSX, useState } from 'react';
import { SaveStatus } from '#core/client/forms/SaveStatus.tsx';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { PostingSectionProps } from '#plugins/jobs/contract/client-extension-points.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { Section } from '../terms/ApplyingSection.tsx';
import { idOf } from './application-builders.ts';

/** Keeps terms as the server does. */
export class TermsServer {
  /** What was sent, in order. */
  readonly saved: Terms[] = [];

  constructor(public terms: Terms = USUAL_TERMS) {}

  get replies(): FakeReplies {
    return {
      'applications.terms': () => this.terms,
      'applications.save-terms': ({ body }: { body: Terms }) => {
        if (body.version !== this.terms.version) throw refusal(409, 'conflict', 'This was changed in the meantime.');
        this.saved.push(body);
        this.terms = { ...body, version: body.version + 1 };
        return this.terms;
      },
    };
  }
}

const WORDS = { sent: 'The posting was sent.', publish: 'Publish', published: 'Published', stopped: 'Stopped' };

interface ProbeProps {
  readonly given: PostingSectionProps;
  readonly checks: ReadonlySet<() => Promise<boolean>>;
}

function Probe({ given, checks }: ProbeProps): JSX.Element {
  const hasTexts = useTexts(['applications', 'core']);
  const [said, say] = useState('');
  const publish = async (): Promise<void> => {
    const results = await Promise.all([...checks].map((check) => check()));
    say(results.includes(false) ? WORDS.stopped : WORDS.published);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        say(WORDS.sent);
      }}
    >
      <h1>{said}</h1>
      <SaveStatus />
      {hasTexts && <Section {...given} />}
      <button type="button" onClick={() => void publish()}>
        {WORDS.publish}
      </button>
    </form>
  );
}

/** Opens the section in the form of a posting. The button "Publish" runs its checks. */
export function openTerms(
  server: TermsServer,
  given: Partial<PostingSectionProps> = {},
  api: FakeReplies = {},
  as: 'employer' | 'admin' = 'employer',
): Promise<View> {
  const checks = new Set<() => Promise<boolean>>();
  const props: PostingSectionProps = {
    jobId: idOf(1),
    savesItself: true,
    language: 'en',
    applyUrl: '',
    beforePublishing: (check) => {
      checks.add(check);
      return () => void checks.delete(check);
    },
    ...given,
  };
  const probe = onePage('probe', '/probe', () => <Probe given={props} checks={checks} />, ['applications']);
  return renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, probe], {
    at: '/probe',
    as,
    api: { ...server.replies, ...api },
  });
}
