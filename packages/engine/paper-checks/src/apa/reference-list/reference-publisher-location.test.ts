import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referencePublisherLocation } from './reference-publisher-location.ts';

describeCheck(referencePublisherLocation, {
  silentOn: [
    listOf('Diaz, A. (2019, May 3). Who sleeps? The Night: Extra, p. 6.'),
    listOf('Diaz, A. (2019). *Naps* [Painting]. The Louvre, Paris, France.'),
    listOf('Diaz, A. (2019). *On rest*. Rest Press.'),
    listOf('Diaz, A. (2019). *On rest: The Long Way Down*. Rest Press.'),
    listOf('Diaz, A. (2019). Who sleeps? Sleep: A Journal, 4(2), 10–19.'),
    listOf('Diaz, A. (2019). Sleep. In B. Lee (Ed.), *On rest: A reader* (pp. 10–19). Rest Press.'),
  ],
  flags: {
    [listOf('Diaz, A. (2019). *On rest*. Rest Press, London.')]: [', London'],
    [listOf('Diaz, A. (2019). *On rest*. New York, NY: Rest Press.')]: ['New York, NY:'],
    [listOf('Diaz, A. (2019). *On rest* (2nd ed.). London: Rest Press.')]: ['London:'],
    [listOf('Diaz, A. (2019). Sleep. In B. Lee (Ed.), *On rest* (pp. 10–19). Berlin, Germany: Rest Press.')]:
      ['Berlin, Germany:'],
  },
});
