// For scripts that show the product: it shows what the sources say now.
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';

ensureInstalled();
ensureWebBuilt();
