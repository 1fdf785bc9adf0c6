/** On the pages of the connected server alone: tells its API Keys page that the extension is there. */
document.documentElement.dataset['greenpenExtension'] = chrome.runtime.getManifest().version;
