import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that the stub has accepted. */
export interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it was sent. */
  readonly raw: string;
}

/** A mail server on this machine that delivers nothing. */
export interface SmtpStub {
  readonly port: number;
  /** The accepted mails, oldest first. */
  readonly mails: readonly AcceptedMail[];
  /** The number of messages that were sent, accepted or not. */
  readonly attempts: () => number;
  readonly close: () => Promise<void>;
}

/** What the stub answers instead of accepting. */
export interface SmtpStubAnswers {
  /** Status of the answer to each step, such as 550. Default: the step is accepted. */
  readonly refuses?: Partial<Record<'connection' | 'sender' | 'recipient' | 'message', number>>;
  /** The step that gets no answer. */
  readonly hangsAt?: 'connection' | 'message';
  readonly options?: SMTPServerOptions;
}

/** Starts a mail server. By default it accepts everything, without encryption and without a sign-in. */
export async function startSmtpStub({ refuses = {}, hangsAt, options = {} }: SmtpStubAnswers = {}): Promise<SmtpStub> {
  const mails: AcceptedMail[] = [];
  let attempts = 0;
  type Done = (error?: Error | null) => void;
  const answer = (step: keyof typeof refuses, done: Done, about = ''): void => {
    const status = refuses[step];
    done(status === undefined ? undefined : Object.assign(new Error(`No ${step} ${about}`.trim()), { responseCode: status }));
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Tests end with open connections of a pool.
    closeTimeout: 1,
    onConnect: (_session, done) => {
      if (hangsAt !== 'connection') answer('connection', done);
    },
    onMailFrom: (_address, _session, done) => answer('sender', done),
    onRcptTo: ({ address }, _session, done) => answer('recipient', done, `<${address}>`),
    onData: (stream, { envelope }, done) => {
      const received = text(stream).then((raw) => {
        attempts += 1;
        if (hangsAt === 'message') return;
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        if (refuses.message === undefined) mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        answer('message', done);
      });
      // A client that was killed sends a part of its message.
      received.catch(() => undefined);
    },
    ...options,
  });
  // A client that breaks off is no fault of the stub.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
