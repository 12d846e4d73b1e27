import { Resolver } from 'node:dns/promises';
import { type DnsAnswer, recordOf } from '../../contract/verification.ts';

/** Looks up the record of a company. Never throws. */
export interface TxtResolver {
  readonly ask: (domain: string, token: string) => Promise<DnsAnswer>;
}

interface ResolverOptions {
  /** `host:port`; by default the servers of the machine. */
  readonly servers?: readonly string[];
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
}

const PREFIX = recordOf('', '').value;

/** Asks DNS servers for TXT records. */
export function txtResolver({ servers, timeout = 5_000 }: ResolverOptions = {}): TxtResolver {
  return {
    ask: async (domain, token) => {
      const resolver = new Resolver({ timeout, tries: 1 });
      if (servers !== undefined) resolver.setServers(servers);
      const { name, value } = recordOf(domain, token);
      // Also where a server sends its answer by and by.
      const timer = setTimeout(() => resolver.cancel(), timeout);
      try {
        return answerIn(await resolver.resolveTxt(name), value);
      } catch (error) {
        if (codeOf(error) === 'ENODATA') return 'absent';
        if (codeOf(error) !== 'ENOTFOUND') return 'no-answer';
        return await answerWithout(resolver, domain);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function answerIn(records: readonly (readonly string[])[], value: string): DnsAnswer {
  const texts = records.map((parts) => parts.join('').trim());
  if (texts.includes(value)) return 'found';
  return texts.some((text) => text.startsWith(PREFIX)) ? 'another-value' : 'absent';
}

/** The name of the record does not exist. The domain itself may. */
async function answerWithout(resolver: Resolver, domain: string): Promise<DnsAnswer> {
  try {
    await resolver.resolveSoa(domain);
    return 'absent';
  } catch (error) {
    if (codeOf(error) === 'ENOTFOUND') return 'no-such-domain';
    return codeOf(error) === 'ENODATA' ? 'absent' : 'no-answer';
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
