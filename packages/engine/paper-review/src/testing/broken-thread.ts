// A thread file that cannot even be loaded, as after a broken installation.
throw new Error('not loadable');
