import fc from 'fast-check';
import { propertyOptions } from './property-runs.ts';

fc.configureGlobal(propertyOptions());
