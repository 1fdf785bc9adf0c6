/** `gradebook.accountLinks`. */
export {
  createLink as create,
  createResetLink as createReset,
  findLink as find,
  takeLink as take,
} from './account-links.ts';
