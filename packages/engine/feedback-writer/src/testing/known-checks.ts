import { catalogueOf } from '@greenpen/paper';
import { checkCatalogue } from '@greenpen/paper-checks';
import { allContentChecks } from '@greenpen/paper-scoring';

/** The checks of the product, for findings that tests make up. */
export const knownChecks = catalogueOf([...checkCatalogue, ...allContentChecks]);
