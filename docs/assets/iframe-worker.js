/* The theme searches in a worker, which a browser starts for no page that is read from disk: there a hidden frame takes its place. */
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget { // a name by which the theme knows that it is in a frame
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.importScripts = (...scripts) => scripts.reduce((before, each) => before.then(() => this.load(each)), Promise.resolve());
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.loaded = this.load(new URL(address, location).href);
    }

    load(address) {
      const script = this.inside.document.createElement("script");
      script.src = address;
      this.inside.document.body.append(script);
      return new Promise((done, failed) => Object.assign(script, { onload: done, onerror: failed }));
    }

    postMessage(data) {
      this.loaded.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
  window.Worker = window.IFrameWorker;
}
