import { catalogueOf } from '@greenpen/paper';
import { checkCatalogue } from '@greenpen/paper-checks';

/** The checks of the product, for findings that tests make up. */
export const knownChecks = catalogueOf(checkCatalogue);
