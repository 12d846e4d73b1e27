// Loaded before a script that runs as the bootstrap's child.
import { stopWithParent } from './stop-with-parent.mjs';

stopWithParent();
