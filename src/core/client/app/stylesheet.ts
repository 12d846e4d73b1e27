// In the order of the cascade: Blueprint, then what is ours. The tokens stand in index.html, before the first paint.
import '@blueprintjs/core/lib/css/blueprint.css';
import '../theme/blueprint.css';
import '../theme/base.css';
import '../theme/words.css';
