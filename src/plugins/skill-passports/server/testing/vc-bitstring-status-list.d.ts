/** The part of the library `@digitalbazaar/vc-bitstring-status-list` that the tests use. The library has no types. */
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export interface BitstringStatusList {
    readonly length: number;
    readonly getStatus: (index: number) => boolean;
  }

  export function decodeList(list: { readonly encodedList: string }): Promise<BitstringStatusList>;
}
