CREATE TABLE "extension_drafts" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"site" text NOT NULL,
	"host" text NOT NULL,
	"lms_course" text,
	"lms_assignment" text,
	"lms_student" text,
	"lms_attempt" text,
	"course_name" text,
	"title" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "extension_drafts" ADD CONSTRAINT "extension_drafts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_drafts" ADD CONSTRAINT "extension_drafts_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extension_drafts_by_student" ON "extension_drafts" USING btree ("owner_id","host","lms_assignment","lms_student","created_at");