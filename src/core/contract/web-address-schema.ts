import { exactSchema, z } from './schema.ts';

/** Most characters of a web address. */
const LONGEST = 2048;

// Names of hosts have at most 253 characters (RFC 1035); parsing a longer one costs more than its length.
const LONGEST_HOST = 253;

// A name with a top-level domain, as the parser writes it: an address of a machine or of a local network leads nowhere.
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

// Follows the URL standard, which writes an international name in its ASCII form.
const PARSED = z.url({ protocol: /^https$/, hostname: HOST });

/** What differs between fields that take web addresses. */
export interface WebAddressOptions {
  /** Said when it is no whole address. */
  readonly error: string;
  /** Whether the field may be empty. */
  readonly isOptional?: boolean;
}

/**
 * A public web address that begins with `https://`, at most 2,048 characters, as it is typed but for white space around it.
 * It has no user name: `https://bank.example@evil.test` leads to `evil.test`. It has no characters that change how it reads.
 */
export function webAddressSchema({ error, isOptional = false }: WebAddressOptions) {
  return exactSchema(0, LONGEST)
    .trim()
    .check((context) => {
      const { value } = context;
      if (value === '' && isOptional) return;
      const fault = faultOf(value);
      if (fault === 'user') context.issues.push({ code: 'invalid_format', format: 'address_with_user', input: value });
      else if (fault === 'form') context.issues.push({ code: 'custom', message: error, input: value });
    })
    .meta({
      ...(isOptional ? {} : { minLength: 1 }),
      format: 'uri',
      description: 'A public web address that begins with https://, without a user name.',
      examples: ['https://example.org/'],
    });
}

function faultOf(address: string): 'user' | 'form' | undefined {
  // Browsers read a backslash as a slash, people do not.
  const [, host] = /[\s\\]/.test(address) ? [] : (/^https:\/\/([^/?#]+)/i.exec(address) ?? []);
  if (host === undefined) return 'form';
  if (host.includes('@')) return 'user';
  if (host.length > LONGEST_HOST || /\p{M}{31}/u.test(host)) return 'form';
  return PARSED.safeParse(address).success ? undefined : 'form';
}
