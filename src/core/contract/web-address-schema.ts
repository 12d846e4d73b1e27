import { exactSchema, z } from './schema.ts';

/** Maximum length of a web address in characters. */
const LONGEST = 2048;

// Host names have at most 253 characters (RFC 1035). The cost of parsing a longer name grows faster than its length.
const LONGEST_HOST = 253;

// A host name with a top-level domain, as the parser writes it. IP addresses and local names are not public.
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

// Follows the URL standard, which converts an international name to its ASCII form.
const PARSED = z.url({ protocol: /^https$/, hostname: HOST });

interface WebAddressOptions {
  /** The message for a text that is not a complete public address. */
  readonly error: string;
  /** Whether the field may be empty. */
  readonly isOptional?: boolean;
}

/**
 * A public web address that begins with `https://`, at most 2,048 characters. Surrounding white space is removed.
 * A user name is rejected, because `https://bank.example@evil.test` leads to `evil.test`. Invisible characters and characters that
 * change direction are rejected too.
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
  // Browsers treat a backslash as a slash, but users do not expect that.
  const [, host] = /[\s\\]/.test(address) ? [] : (/^https:\/\/([^/?#]+)/i.exec(address) ?? []);
  if (host === undefined) return 'form';
  if (host.includes('@')) return 'user';
  if (host.length > LONGEST_HOST || /\p{M}{31}/u.test(host)) return 'form';
  return PARSED.safeParse(address).success ? undefined : 'form';
}
