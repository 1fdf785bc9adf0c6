import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { invertedSubject } from './inverted-subject.ts';
import { joinedSubject } from './joined-subject.ts';

describeGrammarCheck(joinedSubject, {
  silentOn: [
    'The rise and fall of the empire is the theme of the book.',
    'The baker and the butcher were late.',
    'Every boy and girl has a desk.',
    'Either the uncle or the cousins are coming.',
    'The captain, as well as the crew, was rescued.',
    'My sister and I were at home.',
    'The color of the walls and floor is gray.',
    'Roses and tulips are sold here.',
    'Salt, pepper and oil are on the table.',
  ],
  flags: {
    'The baker and the butcher was late.': ['was → were'],
    'Every boy and girl have a desk.': ['have → has'],
    'The captain, as well as the crew, were rescued.': ['were → was'],
    'My sister and I was at home.': ['was → were'],
    'Neither the uncle nor the cousins is coming.': ['is → are'],
    'The price of bread and the lack of milk pushes people to the next town.': ['pushes → push'],
  },
});

describeGrammarCheck(invertedSubject, {
  silentOn: [
    'Among the guests were two painters.',
    'Here is a list of the rules.',
    'Where are the keys?',
    'In the cellar are the barrels.',
    'Under the bridge is a boat and two oars.',
    'In the 1920s was a time of change.',
    'Only then were the gates opened.',
    'Between the two is five miles of sand.',
  ],
  flags: {
    'Among the guests was two painters.': ['was → were'],
    'Here is some rules for the game.': ['is → are'],
    'Where is the keys?': ['is → are'],
    'Hidden in the cellar was four barrels.': ['was → were'],
    'Behind the barn stands three old oaks.': ['stands → stand'],
    'Only then was the gates opened.': ['was → were'],
  },
});
