import './stylesheet.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { boot } from './boot.tsx';

const root = document.getElementById('root');
if (root !== null) void boot(root, clientPlugins);
