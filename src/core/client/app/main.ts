// In cascade order: Blueprint first, then our own styles. The design tokens are in index.html, because the first paint needs them.
import '@blueprintjs/core/lib/css/blueprint.css';
import '../theme/blueprint.css';
import '../theme/base.css';
import '../theme/words.css';
import '../ui/sheets.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { boot } from './boot.tsx';

const root = document.getElementById('root');
if (root !== null) void boot(root, clientPlugins);
