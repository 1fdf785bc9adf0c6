import { nounNumber, singularNoun } from './inflections.ts';

const PERSONS: ReadonlySet<string> = new Set(
  `person persons member man woman child boy girl baby kid adult teen teenager adolescent student pupil parent mother father sister brother
  daughter son aunt uncle cousin wife husband friend neighbor neighbour patient nurse doctor surgeon physician teacher
  professor author poet king queen prince president mayor judge citizen voter resident guest host client customer
  employee colleague peer expert scholar athlete coach chief soldier farmer artist critic volunteer witness victim
  veteran immigrant refugee individual infant toddler grandmother grandfather classmate roommate candidate
  politician scientist psychologist participant respondent interviewee observer reader speaker lawyer
  hero heroine narrator protagonist servant slave worker manager owner tenant landlord chef cook pilot police officer
  tourist actor actress director musician singer writer thinker philosopher historian economist researcher therapist defendant offender prisoner inmate attorney juror
  senator legislator governor minister priest bishop engineer journalist reporter editor designer architect clerk cashier
  consumer shopper passenger migrant survivor descendant ancestor grandparent spouse supervisor principal counselor
  player driver fan winner loser builder buyer seller trader banker lender borrower founder miner sailor settler trainer
  learner user employer thief criminal robber firefighter paramedic dentist pharmacist donor painter dancer traveler
  commuter cyclist pedestrian colonist captain lieutenant sergeant prosecutor detective twin neighbour landowner
  shopkeeper fisherman policeman congressman lifeguard babysitter caregiver newcomer stranger bully gamer
  runner swimmer hunter gatherer investor taxpayer homeowner renter roommate teammate`.split(/\s+/),
);

/** True for a noun that means a person; takes small letters, either number. */
export function meansPerson(word: string): boolean {
  const noun = nounNumber(word) === 'plural' ? (singularNoun(word) ?? word) : word;
  return PERSONS.has(noun);
}
