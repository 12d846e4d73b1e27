// Loaded before a script that runs as a child of the bootstrap.
import { stopWithParent } from './stop-with-parent.mjs';

stopWithParent();
