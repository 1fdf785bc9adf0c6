import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { infinitiveForm } from './infinitive-form.ts';

describeGrammarCheck(infinitiveForm, {
  silentOn: [
    'It is hard for tenants to find a home they can pay for.',
    'She is devoted to finding a cure for the disease.',
    'There is no key for the children to opening the box.',
    'The tool is used to cut wood, and he is used to working nights.',
    'They used to work in the mill before it closed.',
    'What you can do will be help enough for him.',
    'The goal is to be open about the costs of the plan.',
    'The plan should be clear to everyone who reads it.',
  ],
  flags: {
    'It is harder for tenants to finding a home they can pay for.': ['finding → find'],
    'Not all of them were able to paying the rent.': ['paying → pay'],
    'I am used to work with older people.': ['work → working'],
    'We were used to eat our lunch outside.': ['eat → eating'],
    'The grant allows them to be buy new books.': ['be buy → buy'],
  },
});
