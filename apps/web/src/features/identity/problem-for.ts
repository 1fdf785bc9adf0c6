/** What single sign-on came back with; the words are ours, so that a link cannot put any on this page. */
export function problemFor(code: string | null): string | undefined {
  switch (code) {
    case null:
      return undefined;
    case 'address-taken':
      return 'An account with this address exists already. Sign in with your password and link single sign-on on the Account screen.';
    case 'address-held':
      return 'An account with your address was made here with a password, and nobody has confirmed it. If it is yours, sign in with that password and link single sign-on on the Account screen. If it is not, you can start with a new account; the other one is then closed.';
    case 'closed':
      return 'New accounts cannot be made here with this address.';
    case 'identity-taken':
      return 'This identity of the provider already belongs to another account here.';
    case 'address-unverified':
      return 'The provider does not say that your e-mail address is verified, so no account could be made.';
    case 'set-up':
      return 'This server is not set up yet. Open the set-up link that its terminal shows.';
    case 'no-address':
      return 'The provider did not say which e-mail address is yours, so no account could be made.';
    default:
      return 'Single sign-on did not succeed. Please try again.';
  }
}
