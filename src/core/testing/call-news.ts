/** What a writing call tells: kinds of notices that it may raise, or the reason why nobody needs to know. */
export type CallNews = { readonly raises: readonly string[] } | { readonly nobody: string };
