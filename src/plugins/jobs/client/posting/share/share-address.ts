/** What happened to an address that was to be shared. */
export type Sharing = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Shares an address with the means of the device. Where it has none, the address is copied. */
export async function shareAddress(title: string, url: string): Promise<Sharing> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
      // The device cannot share, for instance because its policy forbids it.
    }
  }
  return copyAddress(url);
}

/** Copies an address. Without https, a browser offers the clipboard only to pages of localhost. */
export async function copyAddress(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
