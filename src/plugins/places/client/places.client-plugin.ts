import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** Places have no page of their own. Plugins offer them in their fields by the contract. */
export const placesClientPlugin = defineClientPlugin({ id: 'places' });
