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

// A host name with a dot, before the end, a port, a path, a query or a fragment. `javascript:` and `mailto:` addresses do not match.
const BARE_HOST = /^(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}(?:$|:\d|[/?#])/u;

/**
 * A public web address that begins with `https://`, at most 2,048 characters. Surrounding white space is removed, and `https://` is added
 * to an address without a scheme, such as `example.org/me`.
 * A user name is rejected, because `https://bank.example@evil.test` leads to `evil.test`. Invisible characters and characters that
 * change direction are rejected too.
 */
export function webAddressSchema({ error, isOptional = false }: WebAddressOptions) {
  return exactSchema(0, LONGEST)
    .trim()
    .overwrite(withScheme)
    .check((context) => {
      const { value } = context;
      if (value === '' && isOptional) return;
      const fault = faultOf(value);
      if (value.length > LONGEST)
        context.issues.push({ code: 'too_big', origin: 'string', maximum: LONGEST, inclusive: true, input: value });
      else if (fault === 'user') context.issues.push({ code: 'invalid_format', format: 'address_with_user', input: value });
      else if (fault === 'form') context.issues.push({ code: 'custom', message: error, input: value });
    })
    .meta({
      ...(isOptional ? {} : { minLength: 1 }),
      format: 'uri',
      description: 'A public web address that begins with https://, without a user name. https:// is added if the scheme is missing.',
      examples: ['https://example.org/'],
    });
}

function withScheme(address: string): string {
  return BARE_HOST.test(address) ? `https://${address}` : address;
}

function faultOf(address: string): 'user' | 'form' | undefined {
  // Browsers treat a backslash as a slash, but users do not expect that.
  const [, host] = /[\s\\]/.test(address) ? [] : (/^https:\/\/([^/?#]+)/i.exec(address) ?? []);
  if (host === undefined) return 'form';
  if (host.includes('@')) return 'user';
  if (host.length > LONGEST_HOST || /\p{M}{31}/u.test(host)) return 'form';
  return PARSED.safeParse(address).success ? undefined : 'form';
}
